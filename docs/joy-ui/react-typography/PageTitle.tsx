import Typography from '@mui/joy/Typography';

export default function PageTitle() {
  return (
    <Typography component="h2" level="h1">
      Our hives
    </Typography>
  );
}
