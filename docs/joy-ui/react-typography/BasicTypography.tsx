import Typography from '@mui/joy/Typography';

export default function BasicTypography() {
  return (
    <div>
      <Typography level="h3">Linden honey</Typography>
      <Typography>Fresh and minty, from trees in bloom.</Typography>
    </div>
  );
}
