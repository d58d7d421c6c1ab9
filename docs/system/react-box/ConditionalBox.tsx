import * as React from 'react';
import { Box } from '@mui/system';

export default function ConditionalBox() {
  const [isUrgent, setIsUrgent] = React.useState(true);

  return (
    <Box sx={[{ p: 2, border: 1, borderRadius: 2 }, isUrgent && { borderWidth: 4 }]}>
      <label>
        <input
          type="checkbox"
          checked={isUrgent}
          onChange={(event) => setIsUrgent(event.target.checked)}
        />{' '}
        Urgent
      </label>
    </Box>
  );
}
