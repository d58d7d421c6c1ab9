import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function ActDividers() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, color: 'text.primary', typography: 'body2' }}>
      <Divider role="presentation" textAlign="left">
        Act one
      </Divider>
      <Typography variant="body2" sx={{ my: 2 }}>
        The train stops. The conductor counts the passengers and finds one too many.
      </Typography>
      <Divider role="presentation">
        <Chip label="Intermission, 20 minutes" size="small" />
      </Divider>
      <Typography variant="body2" sx={{ my: 2 }}>
        The snow plow arrives, but the violin is gone.
      </Typography>
      <Divider role="presentation" textAlign="right">
        End at 9:50 PM
      </Divider>
    </Box>
  );
}
