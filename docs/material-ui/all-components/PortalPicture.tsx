import MoveUpIcon from '@mui/icons-material/MoveUp';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function PortalPicture() {
  return (
    <Box sx={{ position: 'relative', width: 132, height: 88 }}>
      <Box
        sx={{
          position: 'absolute',
          insetInlineStart: 0,
          bottom: 0,
          width: 76,
          height: 56,
          border: '1px dashed',
          borderColor: 'text.secondary',
          borderRadius: 1,
        }}
      />
      <Paper
        elevation={6}
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          top: 0,
          display: 'grid',
          placeItems: 'center',
          width: 76,
          height: 48,
        }}
      >
        <MoveUpIcon color="primary" />
      </Paper>
    </Box>
  );
}
