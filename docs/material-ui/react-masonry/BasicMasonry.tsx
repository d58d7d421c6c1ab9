import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';
import { notices } from './notices';

export default function BasicMasonry() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry columns={2} spacing={2}>
        {notices.slice(0, 5).map(({ id, title, text }) => (
          <Paper key={id} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="subtitle2" component="h3">
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
