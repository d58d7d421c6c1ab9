import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function CssBaselinePicture() {
  return (
    <Stack direction="row" spacing={1.5} aria-hidden>
      {[1.25, 0].map((margin) => (
        <Box
          key={margin}
          sx={{
            boxSizing: 'border-box',
            width: 64,
            height: 80,
            p: margin,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Box
            sx={{
              boxSizing: 'border-box',
              height: '100%',
              p: 0.75,
              bgcolor: 'action.selected',
              fontFamily: margin === 0 ? 'fontFamily' : 'serif',
              fontSize: 20,
            }}
          >
            Aa
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
