import type * as React from 'react';
import { styled } from '@mui/material/styles';

const Bar = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 240,
  border: '1px solid',
  '&::before': {
    content: '""',
    display: 'block',
    width: 'var(--taken)',
    height: 12,
    backgroundColor: 'currentcolor',
  },
});

export default function OccupancyBar() {
  const style = { '--taken': '64%' } as React.CSSProperties;

  return <Bar style={style} role="img" aria-label="64 percent of the seats are taken" />;
}
