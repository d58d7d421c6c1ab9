import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const shops = [
  { value: 'harbor', name: 'Harbor Street', hours: 'Open until 8 PM' },
  { value: 'station', name: 'Central Station', hours: 'Open all night' },
];

const Card = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'flex-start',
  margin: 0,
  padding: theme.spacing(1, 2, 1.5, 0.5),
  border: `1px solid ${(theme.vars || theme).palette.divider}`,
  borderRadius: 12,
  [`&:has(.${radioClasses.checked})`]: {
    borderColor: (theme.vars || theme).palette.primary.main,
    backgroundColor: (theme.vars || theme).palette.action.hover,
  },
}));

function ShopCard({ value, name, hours }: (typeof shops)[number]) {
  const id = React.useId();
  const isChosen = useRadioGroup()?.value === value;

  return (
    <Card
      value={value}
      control={
        <Radio
          inputProps={{ 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hours` }}
        />
      }
      disableTypography
      label={
        <span>
          <Typography id={`${id}-name`} component="span" sx={{ display: 'block', pt: 1.125 }}>
            {name}
          </Typography>
          <Typography id={`${id}-hours`} component="span" variant="body2" color="textSecondary">
            {isChosen ? `${hours}. Kept for 7 days.` : hours}
          </Typography>
        </span>
      }
    />
  );
}

export default function PickupCards() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel id={id}>Pick up at</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name="pickup-shop"
        defaultValue="station"
        sx={{ gap: 1, mt: 1 }}
      >
        {shops.map((shop) => (
          <ShopCard key={shop.value} {...shop} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
