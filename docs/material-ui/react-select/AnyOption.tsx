import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const films = { Portuguese: 9, Korean: 14, Icelandic: 3 };

export default function AnyOption() {
  const [language, setLanguage] = React.useState<'' | keyof typeof films>('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id="language-label" shrink>
        Language
      </InputLabel>
      <Select
        labelId="language-label"
        id="language"
        label="Language"
        displayEmpty
        value={language}
        onChange={(event) => setLanguage(event.target.value as typeof language)}
      >
        <MenuItem value="">Any language</MenuItem>
        {Object.keys(films).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText role="status">Films: {language === '' ? 26 : films[language]}</FormHelperText>
    </FormControl>
  );
}
