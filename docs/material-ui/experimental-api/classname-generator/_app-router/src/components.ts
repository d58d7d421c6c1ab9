'use client';

import './classNames';

export { default as Button } from '@mui/material/Button';
export { default as TextField } from '@mui/material/TextField';
