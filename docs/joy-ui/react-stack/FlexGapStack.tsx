import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function FlexGapStack() {
  const [flexGap, setFlexGap] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 260 }}>
      <Checkbox label="useFlexGap" checked={flexGap} onChange={() => setFlexGap(!flexGap)} />
      <Sheet variant="outlined">
        <Stack direction="row" spacing={1} useFlexGap={flexGap} sx={{ flexWrap: 'wrap', p: 1 }}>
          <Chip>Beginners</Chip>
          <Chip>Figure skating</Chip>
          <Chip>Ice hockey</Chip>
          <Chip>Synchronized</Chip>
        </Stack>
      </Sheet>
    </Stack>
  );
}
