import Sheet from '@mui/joy/Sheet';

export default function StarMap() {
  return (
    <Sheet
      sx={[
        {
          p: 3,
          borderRadius: 'md',
          color: '#3d2b00',
          backgroundImage: 'linear-gradient(#ffe3a3, #ffc7a8)',
        },
        (theme) =>
          theme.applyStyles('dark', {
            color: '#dce6ff',
            backgroundImage: 'linear-gradient(#14204a, #2a1a4a)',
          }),
      ]}
    >
      Venus is visible in the west.
    </Sheet>
  );
}
