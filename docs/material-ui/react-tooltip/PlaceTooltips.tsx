import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function PlaceTooltips() {
  const map = React.useRef<SVGSVGElement>(null);

  // A point of the picture, in shares of its width and height.
  const pointAt = (x: number, y: number) => ({
    getBoundingClientRect: () => {
      const box = map.current?.getBoundingClientRect() ?? new DOMRect();
      return new DOMRect(box.x + box.width * x, box.y + box.height * y);
    },
  });

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <svg
        ref={map}
        width="280"
        viewBox="0 0 280 100"
        role="img"
        aria-label="Ridge with a hut and a summit"
      >
        <path d="M0 100 70 50 110 70 210 20 280 100z" fill="#7a9e7e" />
        <circle cx="70" cy="50" r="6" fill="#b3261e" />
        <circle cx="210" cy="20" r="6" fill="#b3261e" />
      </svg>
      <Stack direction="row" spacing={1}>
        <Tooltip
          describeChild
          title="930 m"
          arrow
          slotProps={{ popper: { anchorEl: pointAt(0.25, 0.5) } }}
        >
          <Button href="/places/hut">Hut</Button>
        </Tooltip>
        <Tooltip
          describeChild
          title="1,490 m"
          arrow
          slotProps={{ popper: { anchorEl: pointAt(0.75, 0.2) } }}
        >
          <Button href="/places/summit">Summit</Button>
        </Tooltip>
      </Stack>
    </Stack>
  );
}
