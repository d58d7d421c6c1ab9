import type {} from '@mui/material/themeCssVarsAugmentation';
import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

const TouchRating = styled(Rating)(({ theme }) => ({
  borderRadius: 28,
  backgroundColor: (theme.vars || theme).palette.action.hover,
  [`& .${ratingClasses.icon}`]: { padding: 10, borderRadius: '50%' },
  [`& .${ratingClasses.iconFilled}`]: { color: (theme.vars || theme).palette.primary.main },
  [`& .${ratingClasses.iconEmpty}`]: { color: (theme.vars || theme).palette.text.secondary },
  [`&.${ratingClasses.focusVisible} .${ratingClasses.iconActive}`]: {
    outline: `2px solid ${(theme.vars || theme).palette.text.primary}`,
    outlineOffset: -6,
  },
  [`& .${ratingClasses.labelEmptyValueActive}`]: {
    outline: `2px solid ${(theme.vars || theme).palette.text.primary}`,
    borderRadius: 28,
    pointerEvents: 'none',
  },
}));

export default function StyledRating() {
  return <TouchRating defaultValue={4} role="radiogroup" aria-label="Your host, Clara Winter" />;
}
