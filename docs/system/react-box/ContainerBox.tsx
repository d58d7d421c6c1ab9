import { Box } from '@mui/system';

function Fare({ name, price }: { name: string; price: string }) {
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
        borderRadius: 2,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@260': 'row' },
          justifyContent: 'space-between',
          gap: 1,
          p: 2,
        }}
      >
        <strong>{name}</strong>
        <span>{price}</span>
      </Box>
    </Box>
  );
}

export default function ContainerBox() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 2, width: 1, maxWidth: 480 }}>
      <Fare name="Flexible" price="$129" />
      <Fare name="Lite" price="$74" />
    </Box>
  );
}
