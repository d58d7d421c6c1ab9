import Typography from '@mui/joy/Typography';

export default function HeadingLevels() {
  return (
    <div>
      <Typography component="div" level="h1">
        h1
      </Typography>
      <Typography component="div" level="h2">
        h2
      </Typography>
      <Typography component="div" level="h3">
        h3
      </Typography>
      <Typography component="div" level="h4">
        h4
      </Typography>
    </div>
  );
}
