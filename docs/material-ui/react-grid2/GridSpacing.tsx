import * as React from 'react';
import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const blocks = ['A', 'B', 'C', 'D', 'E', 'F'];

const plans = {
  Even: { spacing: 2 },
  'Wide rows': { rowSpacing: 4, columnSpacing: 1 },
  'Wide aisles': { rowSpacing: 1, columnSpacing: 6 },
};

type Plan = keyof typeof plans;

export default function GridSpacing() {
  const [plan, setPlan] = React.useState<Plan>('Even');

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 400, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Seats in the dome"
        value={plan}
        onChange={(_event, next: Plan | null) => next && setPlan(next)}
      >
        {(Object.keys(plans) as Plan[]).map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Grid2
        container
        {...plans[plan]}
        sx={{ width: '100%', minHeight: 144, alignContent: 'flex-start' }}
      >
        {blocks.map((block) => (
          <Grid2 key={block} size={4}>
            <Box
              sx={{
                py: 2,
                borderRadius: 1,
                textAlign: 'center',
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              Block {block}
            </Box>
          </Grid2>
        ))}
      </Grid2>
    </Stack>
  );
}
