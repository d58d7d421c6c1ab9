import { useState } from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';

export default function ShowPassword() {
  const [isShown, setIsShown] = useState(false);

  return (
    <FormControl>
      <FormLabel>Password</FormLabel>
      <Input
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        endDecorator={
          <IconButton
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <VisibilityIcon />
          </IconButton>
        }
      />
    </FormControl>
  );
}
