import Typography from '@mui/material/Typography';

export default function BasicTypography() {
  return (
    <div>
      <Typography variant="h5" component="h2">
        The eel that crosses an ocean
      </Typography>
      <Typography>Every autumn, European eels swim 6,000 kilometers to spawn.</Typography>
    </div>
  );
}
