import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

// Places are shares of the picture's width and height.
const stars = [
  { name: 'Betelgeuse', text: 'Red supergiant', x: 0.38, y: 0.25 },
  { name: 'Bellatrix', text: 'Blue giant', x: 0.59, y: 0.28 },
  { name: 'Rigel', text: 'Blue supergiant', x: 0.63, y: 0.78 },
];

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 220"><path fill="#0b1733" d="M0 0h400v220H0z"/><path fill="none" stroke="#4a6196" d="M152 55l84 7-24 48 40 62-84 9 20-61z"/><circle cx="152" cy="55" r="6" fill="#ffb27d"/><g fill="#cfe0ff"><circle cx="236" cy="62" r="4"/><circle cx="252" cy="172" r="6"/><circle cx="168" cy="181" r="4"/><circle cx="188" cy="120" r="3"/><circle cx="200" cy="115" r="3"/><circle cx="212" cy="110" r="3"/></g></svg>`,
)}`;

export default function VirtualPopper() {
  const [map, setMap] = React.useState<HTMLElement | null>(null);
  const [name, setName] = React.useState('Betelgeuse');
  const star = stars.find((each) => each.name === name);

  const anchor = React.useMemo(
    () =>
      map &&
      star && {
        contextElement: map,
        getBoundingClientRect: () => {
          const { x, y, width, height } = map.getBoundingClientRect();
          return new DOMRect(x + width * star.x, y + height * star.y);
        },
      },
    [map, star],
  );

  return (
    <Stack
      spacing={1.5}
      sx={{ position: 'relative', width: '100%', maxWidth: 420, alignItems: 'center' }}
    >
      <ToggleButtonGroup
        exclusive
        aria-label="Star"
        value={name}
        onChange={(_event, value: string | null) => setName(value ?? name)}
      >
        {stars.map((each) => (
          <ToggleButton key={each.name} value={each.name} sx={{ textTransform: 'none' }}>
            {each.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="img"
        ref={setMap}
        src={picture}
        alt="The constellation Orion"
        sx={{ width: '100%', aspectRatio: '400 / 220', borderRadius: 2 }}
      />
      <Popper role="status" disablePortal open={anchor !== null} anchorEl={anchor} placement="top">
        <Paper elevation={6} sx={{ mb: 1, px: 1, py: 0.5, typography: 'body2' }}>
          {star?.text}
        </Paper>
      </Popper>
    </Stack>
  );
}
