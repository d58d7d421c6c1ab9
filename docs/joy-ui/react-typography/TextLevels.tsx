import Typography from '@mui/joy/Typography';

export default function TextLevels() {
  return (
    <div>
      <Typography level="title-lg">title-lg</Typography>
      <Typography level="title-md">title-md</Typography>
      <Typography level="title-sm">title-sm</Typography>
      <Typography level="body-lg">body-lg</Typography>
      <Typography level="body-md">body-md</Typography>
      <Typography level="body-sm">body-sm</Typography>
      <Typography level="body-xs">body-xs</Typography>
    </div>
  );
}
