import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';
import { notices } from './notices';

export default function ResponsiveNotices() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry columns={{ xs: 2, sm: 3 }} spacing={{ xs: 1, sm: 3 }}>
        {notices.map(({ id, title, text }) => (
          <Paper key={id} variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
            <Typography variant="subtitle2" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
