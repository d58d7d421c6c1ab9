import Typography from '@mui/material/Typography';

export default function FluidHeading() {
  return (
    <Typography variant="h3" component="p">
      Four crossings a day
    </Typography>
  );
}
