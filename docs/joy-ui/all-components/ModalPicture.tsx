import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';

export default function ModalPicture() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 140,
        height: 108,
        borderRadius: 'md',
        bgcolor: 'rgba(0 0 0 / 0.5)',
      }}
    >
      <Sheet
        variant="outlined"
        sx={{ display: 'grid', gap: 1, p: 1.5, borderRadius: 'md', fontSize: 'sm' }}
      >
        Sign out?
        <Button size="sm" color="danger">
          Yes
        </Button>
      </Sheet>
    </Box>
  );
}
