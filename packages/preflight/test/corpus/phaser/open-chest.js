import Phaser from 'phaser';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

class OpenChest extends Phaser.Scene {
  create() {
    this.add.text(180, 120, 'Open the chest', { fontSize: '32px' }).setOrigin(0.5);
    const chest = this.add.rectangle(180, 320, 160, 120, 0x8d6e63).setInteractive();
    chest.once('pointerdown', () => {
      chest.setFillStyle(0xffd54f);
      this.tweens.add({
        targets: chest,
        scale: 1.4,
        duration: 500,
        yoyo: true,
        onComplete: () => this.end(),
      });
    });
  }

  end() {
    reportEnd();
    const install = this.add.rectangle(180, 540, 240, 80, 0x00c853).setInteractive();
    this.add.text(180, 540, 'Install', { fontSize: '36px' }).setOrigin(0.5);
    install.on('pointerup', () => openStore());
  }
}

whenReady(() => {
  new Phaser.Game({
    type: Phaser.CANVAS,
    backgroundColor: '#1a237e',
    scale: { mode: Phaser.Scale.FIT, autoCenter: Phaser.Scale.CENTER_BOTH, width: 360, height: 640 },
    audio: { noAudio: true },
    scene: OpenChest,
  });
});
