// Single files: the package's index would bring every kind of code there is.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import Exception from '@zxing/library/esm/core/Exception';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';

const HINTS = new Map([[DecodeHintType.TRY_HARDER, true]]);
/** Bytes of a pixel: red, green, blue, alpha. */
const PIXEL = 4;

/** How bright each pixel is, 0 to 255. */
function brightness({ data }: ImageData): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / PIXEL);
  for (let at = 0; at < grey.length; at += 1) {
    const pixel = at * PIXEL;
    // The eye's and the library's weights: green counts twice.
    grey[at] = ((data[pixel] ?? 0) + 2 * (data[pixel + 1] ?? 0) + (data[pixel + 2] ?? 0)) / 4;
  }
  return grey;
}

/** The text of the Code 128 or QR code in a picture; null where there is none that can be read whole. */
export function readBarcode(picture: ImageData): string | null {
  const source = new RGBLuminanceSource(brightness(picture), picture.width, picture.height);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  for (const reader of [new Code128Reader(), new QRCodeReader()]) {
    try {
      return reader.decode(bitmap, HINTS).getText();
    } catch (error) {
      // The library's word for "none here", for wrong check digits too.
      if (!(error instanceof Exception)) throw error;
    }
  }
  return null;
}
