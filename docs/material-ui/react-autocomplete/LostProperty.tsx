import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const common = ['Backpack', 'Glasses', 'Headphones', 'Phone', 'Umbrella', 'Wallet'];

export default function LostProperty() {
  const [item, setItem] = React.useState('');

  return (
    <Autocomplete
      freeSolo
      options={common}
      inputValue={item}
      onInputChange={(_event, text) => setItem(text)}
      sx={{ width: '100%', maxWidth: 300 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="What did you lose?"
          helperText={item ? `The report says: ${item}` : 'Choose a word or use your own'}
        />
      )}
    />
  );
}
