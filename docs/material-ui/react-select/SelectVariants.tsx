import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;
const sizes = ['medium', 'small'] as const;

export default function SelectVariants() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 560 }}>
      {sizes.map((size) => (
        <Stack key={size} direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          {variants.map((variant) => (
            <FormControl key={variant} fullWidth variant={variant} size={size}>
              <InputLabel id={`day-${variant}-${size}`}>Day</InputLabel>
              <Select
                labelId={`day-${variant}-${size}`}
                id={`day-${variant}-${size}-select`}
                label="Day"
                defaultValue="fri"
              >
                <MenuItem value="fri">Friday</MenuItem>
                <MenuItem value="sat">Saturday</MenuItem>
                <MenuItem value="sun">Sunday</MenuItem>
              </Select>
            </FormControl>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
