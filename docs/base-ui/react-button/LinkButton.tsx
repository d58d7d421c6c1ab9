import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const ItineraryLink = styled(Button)({
  display: 'inline-block',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 8,
  padding: '8px 16px',
  '&:hover': { color: 'inherit', textDecoration: 'underline' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
});

export default function LinkButton() {
  return <ItineraryLink href="/bookings/2041">View itinerary</ItineraryLink>;
}
