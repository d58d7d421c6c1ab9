import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const benefits = ['All regional trains', 'A reserved seat', 'Cancel at the end of any month'];

export default function PlanCard() {
  const [chosen, setChosen] = React.useState(false);

  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 320,
        p: 3,
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: 4,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Typography variant="subtitle2" component="h4" sx={{ color: 'primary.main' }}>
        Commuter pass
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
        <Typography variant="h4" component="span" sx={{ fontWeight: 'bold' }}>
          $49
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          a month
        </Typography>
      </Stack>
      <Box
        component="ul"
        role="list"
        sx={{ display: 'grid', gap: 1, my: 2, p: 0, listStyle: 'none' }}
      >
        {benefits.map((benefit) => (
          <Box key={benefit} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <CheckIcon fontSize="small" sx={{ color: 'success.main' }} />
            <Typography variant="body2">{benefit}</Typography>
          </Box>
        ))}
      </Box>
      <Stack spacing={1}>
        <Button
          variant={chosen ? 'outlined' : 'contained'}
          disableElevation
          onClick={() => setChosen((previous) => !previous)}
          sx={{ py: 1, borderRadius: 2, fontWeight: 'bold', textTransform: 'none' }}
        >
          {chosen ? 'Cancel the pass' : 'Choose this pass'}
        </Button>
        <Button
          sx={{
            borderRadius: 2,
            color: 'text.secondary',
            textTransform: 'none',
            '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
          }}
        >
          Compare all passes
        </Button>
      </Stack>
    </Box>
  );
}
