import Typography from '@mui/joy/Typography';

export default function NestedTypography() {
  return (
    <Typography level="h4" component="p">
      Heather honey{' '}
      <Typography variant="soft" color="success">
        in stock
      </Typography>{' '}
      <Typography level="body-sm">500 g</Typography>
    </Typography>
  );
}
