import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const cast = [
  { role: 'The conductor', actor: 'Ruth Baker', color: '#6a1b9a' },
  { role: 'A violinist', actor: 'Samuel Ortiz', color: '#1565c0' },
];

export default function DividerVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {(['fullWidth', 'inset', 'middle'] as const).map((variant) => (
        <Paper key={variant} variant="outlined">
          <Typography
            variant="caption"
            component="div"
            sx={{ px: 2, pt: 1, color: 'text.secondary' }}
          >
            {variant}
          </Typography>
          {cast.map(({ role, actor, color }, index) => (
            <React.Fragment key={role}>
              {index > 0 && <Divider variant={variant} aria-hidden />}
              <ListItem component="div">
                <ListItemAvatar>
                  <Avatar aria-hidden sx={{ bgcolor: color, color: '#fff' }}>
                    {actor.charAt(0)}
                  </Avatar>
                </ListItemAvatar>
                <ListItemText primary={role} secondary={actor} />
              </ListItem>
            </React.Fragment>
          ))}
        </Paper>
      ))}
    </Box>
  );
}
