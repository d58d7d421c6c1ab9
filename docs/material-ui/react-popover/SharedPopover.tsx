import * as React from 'react';
import PlaceIcon from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

const places = [
  { name: 'Fern gully', text: 'Steps, no wheelchairs', left: '12%', top: 16 },
  { name: 'Water lilies', text: 'In flower from June', left: '46%', top: 88 },
  { name: 'Café', text: 'Open until 18:00', left: '80%', top: 36 },
];

export default function SharedPopover() {
  const [open, setOpen] = React.useState(false);
  const [index, setIndex] = React.useState(0);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const place = places[index];

  return (
    <Box
      role="group"
      aria-label="Map of the garden"
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 420,
        height: 150,
        borderRadius: 2,
        background: 'linear-gradient(150deg, #cfe6c3, #8fbf97 60%, #9ccbe0)',
      }}
    >
      {places.map(({ name, left, top }, pin) => (
        <IconButton
          key={name}
          aria-label={name}
          aria-haspopup="dialog"
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setIndex(pin);
            setOpen(true);
          }}
          sx={{ position: 'absolute', left, top, color: '#7a1f2b' }}
        >
          <PlaceIcon />
        </IconButton>
      ))}
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': place?.name, sx: { p: 2 } } }}
      >
        <Typography sx={{ fontWeight: 'medium' }}>{place?.name}</Typography>
        <Typography variant="body2">{place?.text}</Typography>
      </Popover>
    </Box>
  );
}
