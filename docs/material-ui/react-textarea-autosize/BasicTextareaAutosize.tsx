import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function BasicTextareaAutosize() {
  const [finding, setFinding] = React.useState('No fever, lungs clear.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <Typography component="label" htmlFor="finding" variant="subtitle2">
        Finding
      </Typography>
      <TextareaAutosize
        id="finding"
        minRows={2}
        value={finding}
        onChange={(event) => setFinding(event.target.value)}
        style={{
          font: 'inherit',
          color: 'inherit',
          background: 'transparent',
          border: '1px solid currentColor',
          borderRadius: 8,
          padding: 12,
          resize: 'none',
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {finding.length} characters
      </Typography>
    </Stack>
  );
}
