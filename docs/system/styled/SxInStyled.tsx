import { styled } from '@mui/system';

const Coupon = styled('div')(({ theme }) =>
  theme.unstable_sx({ maxWidth: 280, px: 2, py: 1, border: 1, borderRadius: { xs: 1, sm: 4 } }),
);

export default function SxInStyled() {
  return <Coupon>Coffee voucher</Coupon>;
}
