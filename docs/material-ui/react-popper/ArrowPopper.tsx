import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';

const stars = [
  { name: 'Vega', text: 'Magnitude 0.0, 25 light-years', left: '62%', top: '34%' },
  { name: 'Deneb', text: 'Magnitude 1.3, 2,600 light-years', left: '18%', top: '24%' },
  { name: 'Altair', text: 'Magnitude 0.8, 17 light-years', left: '40%', top: '76%' },
];

export default function ArrowPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const star = stars.find(({ name }) => name === anchor?.textContent);

  const modifiers = React.useMemo(
    () => [
      { name: 'arrow', options: { element: arrow, padding: 6 } },
      { name: 'offset', options: { offset: [0, 8] } },
    ],
    [arrow],
  );

  return (
    <Box
      role="group"
      aria-label="Summer Triangle"
      onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 420,
        height: 240,
        borderRadius: 2,
        bgcolor: '#0b1733',
      }}
    >
      {stars.map(({ name, left, top }) => (
        <Button
          key={name}
          startIcon={<StarIcon />}
          aria-expanded={name === star?.name}
          aria-describedby={name === star?.name ? 'star' : undefined}
          onClick={({ currentTarget }) =>
            setAnchor(currentTarget === anchor ? null : currentTarget)
          }
          sx={{ position: 'absolute', left, top, color: '#fff', textTransform: 'none' }}
        >
          {name}
        </Button>
      ))}
      <Popper
        id="star"
        open={anchor !== null}
        anchorEl={anchor}
        placement="top"
        modifiers={modifiers}
        sx={{
          '& .arrow': { width: 10, height: 10 },
          '& .arrow::before': {
            content: '""',
            display: 'block',
            height: 10,
            bgcolor: '#ffe9a8',
            transform: 'rotate(45deg)',
          },
          '&[data-popper-placement="top"] .arrow': { bottom: -5 },
          '&[data-popper-placement="bottom"] .arrow': { top: -5 },
        }}
      >
        <Box
          sx={{
            p: 1.5,
            borderRadius: 1,
            bgcolor: '#ffe9a8',
            color: '#2b2200',
            typography: 'body2',
          }}
        >
          {star?.text}
          <span ref={setArrow} className="arrow" />
        </Box>
      </Popper>
    </Box>
  );
}
