import Phaser from 'phaser';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

class CatchStars extends Phaser.Scene {
  create() {
    let caught = 0;
    const label = this.add.text(180, 80, 'Catch 3 stars', { fontSize: '30px' }).setOrigin(0.5);
    const star = this.add.star(100, 300, 5, 40, 80, 0xffeb3b).setInteractive();
    this.tweens.add({ targets: star, x: 260, duration: 2500, yoyo: true, repeat: -1 });
    star.on('pointerdown', () => {
      caught++;
      label.setText(`${caught} of 3`);
      star.y = 240 + caught * 50;
      if (caught < 3) return;
      star.destroy();
      reportEnd();
      this.add
        .rectangle(180, 400, 260, 90, 0xd50000)
        .setInteractive()
        .on('pointerdown', () => openStore());
      this.add.text(180, 400, 'Download', { fontSize: '36px' }).setOrigin(0.5);
    });
  }
}

whenReady(() => {
  new Phaser.Game({
    type: Phaser.WEBGL,
    backgroundColor: '#004d40',
    scale: { mode: Phaser.Scale.FIT, autoCenter: Phaser.Scale.CENTER_BOTH, width: 360, height: 640 },
    audio: { noAudio: true },
    scene: CatchStars,
  });
});
