import * as React from 'react';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function CustomDeleteIcon() {
  const [isCooked, setIsCooked] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const undo = () => {
    buttonRef.current?.focus();
    setIsCooked(false);
  };

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Button ref={buttonRef} size="small" onClick={() => setIsCooked(true)}>
        Cook tonight
      </Button>
      {isCooked ? (
        <Chip
          label="Leek tart"
          aria-label="Leek tart, undo"
          deleteIcon={<UndoIcon />}
          onClick={undo}
          onDelete={undo}
        />
      ) : null}
    </Stack>
  );
}
