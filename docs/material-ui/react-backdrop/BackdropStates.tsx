import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

const scans = [
  { text: 'Waiting', open: false, icon: null },
  { text: 'Scanning', open: true, icon: <CircularProgress color="inherit" size={28} /> },
  { text: 'Too dark', open: true, icon: <ErrorOutlineIcon fontSize="large" /> },
  { text: 'Scanned', open: true, icon: <CheckIcon fontSize="large" /> },
];

export default function BackdropStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 540,
        color: 'text.primary',
      }}
    >
      {scans.map(({ text, open, icon }) => (
        <div key={text}>
          <Box
            sx={{
              position: 'relative',
              height: 84,
              mb: 1,
              background: 'linear-gradient(135deg, #b9c4c9, #4c5a60)',
            }}
          >
            <Backdrop open={open} sx={{ position: 'absolute', color: '#fff' }}>
              {icon}
            </Backdrop>
          </Box>
          <Typography variant="body2">{text}</Typography>
        </div>
      ))}
    </Box>
  );
}
