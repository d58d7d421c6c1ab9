import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const style = {
  display: 'block',
  width: 220,
  padding: 8,
  font: 'inherit',
  resize: 'none',
} as const;

export default function RowLimits() {
  const id = React.useId();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <div>
        <label htmlFor={`${id}-min`}>At least 4 rows</label>
        <TextareaAutosize id={`${id}-min`} minRows={4} defaultValue="Day 1: rest" style={style} />
      </div>
      <div>
        <label htmlFor={`${id}-max`}>At most 3 rows</label>
        <TextareaAutosize
          id={`${id}-max`}
          maxRows={3}
          defaultValue={'Day 1: rest\nDay 2: light meals\nDay 3: short walk\nDay 4: call us'}
          style={style}
        />
      </div>
    </Stack>
  );
}
