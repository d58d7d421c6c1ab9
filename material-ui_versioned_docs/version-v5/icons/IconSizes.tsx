import LuggageIcon from '@mui/icons-material/Luggage';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconSizes() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <LuggageIcon fontSize="small" />
      <LuggageIcon />
      <LuggageIcon fontSize="large" />
      <LuggageIcon sx={{ fontSize: 48 }} />
      <Typography variant="h5" component="p">
        Two bags <LuggageIcon fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} />
      </Typography>
    </Stack>
  );
}
