import Typography from '@mui/joy/Typography';

export default function TypographyPicture() {
  return (
    <div>
      <Typography level="h3" component="p">
        Heading
      </Typography>
      <Typography level="body-md">Body text</Typography>
      <Typography level="body-xs">Small print</Typography>
    </div>
  );
}
