import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ThemedChips() {
  const [shown, setShown] = React.useState(true);
  const toggleRef = React.useRef<HTMLDivElement>(null);

  const remove = () => {
    setShown(false);
    toggleRef.current?.focus();
  };

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 40 }}>
      {shown && (
        <Chip
          size="large"
          label="Plum"
          aria-label="Plum, remove"
          onClick={remove}
          onDelete={remove}
        />
      )}
      <Chip
        ref={toggleRef}
        label={shown ? 'Hide plum' : 'Show plum'}
        onClick={() => setShown(!shown)}
      />
    </Stack>
  );
}
