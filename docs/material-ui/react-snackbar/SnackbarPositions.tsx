import * as React from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function SnackbarPositions() {
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'left',
  });
  const { vertical, horizontal } = origin;

  return (
    <React.Fragment>
      <CssBaseline />
      <Stack
        spacing={2}
        sx={{
          minHeight: '100vh',
          alignItems: 'center',
          justifyContent: 'center',
          '& button': { textTransform: 'none' },
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Vertical"
          value={vertical}
          onChange={(_event, value: SnackbarOrigin['vertical'] | null) =>
            setOrigin({ vertical: value ?? vertical, horizontal })
          }
        >
          <ToggleButton value="top">top</ToggleButton>
          <ToggleButton value="bottom">bottom</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Horizontal"
          value={horizontal}
          onChange={(_event, value: SnackbarOrigin['horizontal'] | null) =>
            setOrigin({ vertical, horizontal: value ?? horizontal })
          }
        >
          <ToggleButton value="left">left</ToggleButton>
          <ToggleButton value="center">center</ToggleButton>
          <ToggleButton value="right">right</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Snackbar open anchorOrigin={origin} message={`Rental office: ${vertical}, ${horizontal}`} />
    </React.Fragment>
  );
}
