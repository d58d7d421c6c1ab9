import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursor() {
  const [keyboard, setKeyboard] = React.useState(false);

  return (
    <Tooltip describeChild title="240 to 900 m" followCursor={!keyboard}>
      <ButtonBase
        href="/zones/forest"
        onFocus={(event) => setKeyboard(event.target.matches(':focus-visible'))}
        onBlur={() => setKeyboard(false)}
        sx={{
          width: '100%',
          maxWidth: 420,
          height: 96,
          borderRadius: 1,
          bgcolor: '#9cc98c',
          color: '#1c2b1a',
          '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -6 },
        }}
      >
        Forest
      </ButtonBase>
    </Tooltip>
  );
}
