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

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

const withArrow = {
  '& [data-popper-arrow]': { width: 10, height: 10 },
  '& [data-popper-arrow]::before': {
    content: '""',
    display: 'block',
    height: 10,
    bgcolor: 'primary.main',
    transform: 'rotate(45deg)',
  },
  '&[data-popper-placement="top"] [data-popper-arrow]': { bottom: -5 },
  '&[data-popper-placement="bottom"] [data-popper-arrow]': { top: -5 },
};

export default function ArrowPopper() {
  const id = React.useId();
  const [star, setStar] = React.useState<(typeof stars)[number] | null>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Box
      sx={{ position: 'relative', width: '100%', height: 240, borderRadius: 2, bgcolor: '#0b1733' }}
    >
      {stars.map((each) => (
        <Button
          key={each.name}
          startIcon={<StarIcon />}
          aria-expanded={each === star}
          aria-describedby={each === star ? id : undefined}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setStar(each === star ? null : each);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setStar(null);
          }}
          sx={{ position: 'absolute', left: each.left, top: each.top, color: 'common.white' }}
        >
          {each.name}
        </Button>
      ))}
      <Popper
        id={id}
        open={star !== null}
        anchorEl={anchor}
        placement="top"
        modifiers={modifiers}
        sx={withArrow}
      >
        <Box
          sx={{ p: 1.5, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {star?.text}
          <span data-popper-arrow />
        </Box>
      </Popper>
    </Box>
  );
}
