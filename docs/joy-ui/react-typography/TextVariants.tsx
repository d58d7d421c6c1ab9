import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TextVariants() {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="plain" color="primary">
        Plain
      </Typography>
      <Typography variant="outlined" color="primary">
        Outlined
      </Typography>
      <Typography variant="soft" color="primary">
        Soft
      </Typography>
      <Typography variant="solid" color="primary">
        Solid
      </Typography>
    </Stack>
  );
}
