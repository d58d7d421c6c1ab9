import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';

const GOOD_LENGTH = 16;

export default function PasswordMeter() {
  const [password, setPassword] = useState('');
  const missing = Math.max(GOOD_LENGTH - password.length, 0);

  return (
    <FormControl>
      <FormLabel>New password</FormLabel>
      <Input
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <LinearProgress
        determinate
        aria-hidden
        value={100 - (missing / GOOD_LENGTH) * 100}
        sx={{ flex: 'none', mt: 1 }}
      />
      <FormHelperText>
        {missing > 0 ? `${missing} more characters for a strong password` : 'Long enough'}
      </FormHelperText>
    </FormControl>
  );
}
