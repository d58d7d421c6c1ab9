import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const layouts = { one: 1, two: 2, overview: 6 };

export default function PageLayout() {
  const [layout, setLayout] = React.useState<keyof typeof layouts>('two');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Page layout"
        value={layout}
        onChange={(_event, next) => {
          if (next !== null) setLayout(next);
        }}
      >
        <ToggleButton value="one">One page</ToggleButton>
        <ToggleButton value="two">Two pages</ToggleButton>
        <ToggleButton value="overview">Overview</ToggleButton>
      </ToggleButtonGroup>
      <Box
        role="img"
        aria-label={`Pages in view: ${layouts[layout]}`}
        sx={{ display: 'flex', gap: 1, height: 88, alignItems: 'center' }}
      >
        {Array.from({ length: layouts[layout] }, (_, page) => (
          <Box
            key={page}
            sx={{
              width: layout === 'overview' ? 36 : 64,
              aspectRatio: '3 / 4',
              border: 1,
              borderColor: 'text.secondary',
              borderRadius: 0.5,
              color: 'text.secondary',
              background:
                'repeating-linear-gradient(transparent 0 7px, currentColor 7px 8px) content-box',
              p: 0.75,
            }}
          />
        ))}
      </Box>
    </Stack>
  );
}
