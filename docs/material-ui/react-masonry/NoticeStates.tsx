import * as React from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';

export default function NoticeStates() {
  const [loading, setLoading] = React.useState(true);

  const states = [
    { title: 'Done', text: 'Lamp room swept', icon: <CheckCircleIcon color="success" /> },
    {
      title: 'Error',
      text: 'No reading since 6 AM. Read the barometer by hand.',
      icon: <ErrorOutlineIcon color="error" />,
    },
    {
      title: loading ? 'Loading' : 'Loaded',
      text: (
        <div role="status">
          {loading ? <Skeleton /> : 'Gale warning until Sunday. No boat leaves the landing.'}
        </div>
      ),
    },
    { title: 'Empty', text: 'No letters this week' },
  ];

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start', color: 'text.primary' }}>
      <Button size="small" variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Deliver the telegram' : 'Wait for a telegram'}
      </Button>
      <Box sx={{ width: '100%' }}>
        <Masonry columns={2} spacing={1.5} sequential>
          {states.map(({ title, text, icon }, index) => (
            <Paper key={index} variant="outlined" sx={{ p: 1.5, display: 'flex', gap: 1 }}>
              <Box sx={{ flexGrow: 1 }}>
                <Typography variant="subtitle2" component="div">
                  {title}
                </Typography>
                <Typography variant="body2" component="div" color="textSecondary">
                  {text}
                </Typography>
              </Box>
              {icon}
            </Paper>
          ))}
        </Masonry>
      </Box>
    </Stack>
  );
}
