import Typography from '@mui/joy/Typography';

export default function TextColors() {
  return (
    <div>
      <Typography color="danger">Hive 7 has lost its queen.</Typography>
      <Typography textColor="text.primary">Hive 8 is fine.</Typography>
      <Typography textColor="inherit">Hive 9 is resting.</Typography>
    </div>
  );
}
